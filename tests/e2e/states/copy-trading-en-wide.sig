audience 580x149
~ WwRR k9wt gMeB rk_K Jtx_ PrNe 6IQ7 5xNv pUNE hPTI MBoF hz78 zgT4 sqlD Z0ya ucZX aT1A h037 vFM3 _BZK
~ Jtx_ jZFh
  rrsaqrrbrssatuu1uvv0*33,
  stt2qss0*16,stt2uuu0uvv0*18,
  ors7rtu0*16,prsavvv1vvv0*17,uuu2
  orr5nqr4ors5nqr8kopempqelpqblpqcjnoepss6rtu0*7,orsbvvv1ttt9sssbsst7nooipqqfoppjpqq9pqqgoppgoppjopph*2,ttt4vvv0*4,uvv3
  orr5ors6ors5prs7nqranqrcnqrdnqrapss5nrrcorr7nqrdnrrbnqrdpss6rtu0*2,orsbvvv1sttdqrrhuuu5rssastt9ttt8rsscstt7sssbrssdstt9sssbttt9vvv0*4,uvv3
  ors7rtu0*2,qtt0qtt1rtt1qtt1*2,qtt2rtt1*2,qtt2qtt1qtt2rtt1rtu0*2,prsavvv1vvv0*3,vvv1uvv3vvv1*2,vvv0vvv1*2,uuv3vvv1*2,vvv0*4,uuu3
  stt3qss0*16,stt2uuu0uvv0*18,
  uvv0*37,
  sst7uvv0*36,
  uvv0*37,
cover-visitor-UPCOMING 580x512
~ WwRR k9wt 5W0i rk_K 7CBS XV8o lwMV rPfH cthG O0vS o5q- RuJs a1fn NT5o y2o5 OFd5 _WFx Sbx6 Y6xI 79HK
~ QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp
~ vSna UI1a T-sM
  rss9*2,rssarrsbrss9qrrbrss8qrreqrrcuvv0*28,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt8tuu5sss7sss8ttt9rrrgsstasss8ttt6rssdsssduuu5sstcttt8rssdrss8uuu3stt9uuu3vvv0uvv3
  vvv0*16,uuu4tuu4sss9ttt6ttt7tttattu8ttt7stt8ttt8*3,stt8tuu8ttt9ttt8*2,ttt9vvv2vvv0uvv3
  vvv0*16,ttt6oppjqrriqqrhpqqeppqipqqfoppjsssavvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu5stt8vvv0tuu4uuu3uuu2*2,vvv1*2,uuu2uuu4uvv1vvv0*8,uvv3
  vvv0*16,ttt7qrrauuu3pqqgqqrfrrrapqqfpqqdrrsaqqrarrrdpqqevvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*18,uvv3rtsctuu5sut8tuu6*2,tut7rtsatut8rtsbuuu4vvv0*7,uvv3
  vvv0*5,mop2agh14ce0*2,9fh1koo2vvv0*8,tuu4tut7tut6uuu4tut6uuu4tuu4uvu3tuu4vvv2vvv0*7,uvv3
  vvv0*3,uvv1agi41ac0bhi2jmn0*2,dij12ac18fg3tuu2vvv0*23,uvv3
  vvv0*3,bhi54bd2prr3vvv0*4,rst25ce29fg4vvv0*3,vvv2sssauuu3rssasss8ttt6sss9ttu5sss8qrrbtuu5vvv0*9,uvv3
  vvv0*2,oqq519c0oqr4vvv0*2,rrrfsssavvv0*2,rss32ac1lop6vvv0*2,vvv1vvv0uvv2sss9sssattt5sss9sst9sss9sssauuu4vvv0vvv1vvv0*3,vvv1vvv0*3,uvv3
  vvv0*2,dij69fh6vvv0*3,noo8noo9uuu2vvv0*2,chi6agh6vvv0*4,vvv1rssdsssdqrrcssscstt9sssbsssdrssbrrsbrssdrssb*2,stt7rrsdsssavvv0*2,uvv3
  vvv0*2,agh5gkl5vvv0*3,kllblmndstt4vvv0*2,jmn57eg5vvv0*4,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*7,qrrgqrrhvvv0*27,uvv3
  vvv0*17,uuu3vvv0*18,uvv3
  vvv0*16,tuu7qrrhuuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrsscrssfrssdrssfrrrissscstt9rrsdsttavvv0*5,uvv3
  vvv0*18,vvv2vut3vuu3uuu5uuu4utt6uuv2vvv0*4,vvv2vvv0*6,uvv3
  vvv0*18,vvv2uts7usr8uut6uts9utt6vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttu7stt9ssscrrsbttt9sssb*2,vvv0*13,uvv3
  vvv0*17,vvv1*5,uuu4vvv0*13,uvv3
  vvv0*36,uuu1
cover-visitor-ONGOING 580x512
~ WwRR k9wt LRTq rk_K 7CBS XV8o lwMV rPfH cthG O0vS o5q- RuJs a1fn NT5o y2o5 OFd5 _WFx Sbx6 Y6xI w7TP
~ QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp
~ vSna UI1a T-sM
  rss9*2,rssarrsbrss9qrrcqrr9qrrestt5uvv0*28,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,uuu5ssscuuu4rssbsss8ttt6sstattt6sss9stt7sssastt6rrsbttt6sttattt8rsscttt6vvv0*2,uvv3
  vvv0*16,uuu3sttauuu6tttattt7ttt6rsscstt8ttu7sss8ttt7stt8*2,uuu4ttt8tuu7ttt8tuu5vvv0*2,uvv3
  vvv0*16,ttt6oppjpqqjpqqfpqqhoppkrrrerssbpqqjpqqfoppivvv1vvv0*8,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu5stt8vvv0tuu4uuu3uuu2*2,vvv1*2,uuu2uuu4uvv1vvv0*8,uvv3
  vvv0*16,ttt7qrrauuu3pqqgqqrfrrrapqqfpqqdrrsaqqrarrrdpqqevvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*18,uvv3rtsctuu5sut8tuu6*2,tut7rtsatut8rtsbuuu4vvv0*7,uvv3
  vvv0*5,kno28fg13bd02ac07eg1jmn2vvv0*8,tuu4tut7tut6uuu4tut6uuu4tuu4uvu3tuu4vvv2vvv0*7,uvv3
  vvv0*3,uuu19fh32ac1dik2loo0lop0ejk13bd17ef3ttu2vvv0*23,uvv3
  vvv0*3,agh55ce2rss2vvv0*4,stt26df37eg4vvv1vvv0*2,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,npq61ac0prs4vvv0*2,rrrfsssavvv0*2,rtt32ac1kno6vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,cij69gh6vvv0*3,noo8noo9uuu2vvv0*2,cij6agh6vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*2,bhi5hlm5vvv0*3,kllblmndstt4vvv0*2,kno59fh5vvv0*4,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*7,qrrgqrrhvvv0*27,uvv3
  vvv0*17,uuu3vvv0*18,uvv3
  vvv0*16,tuu7qrrhuuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrsscrssfrssdrssfrrrissscstt9rrsdsttavvv0*5,uvv3
  vvv0*18,vvu2utt4utt6uut6utt7uts7uuv2vvv0*4,vvv2vvv0*6,uvv3
  vvv0*18,vvv1utt5uts6vuu5utt6uut5vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv1vvv0*35,uuu1
cover-visitor-ENDED 580x510
~ WwRR k9wt 5cFu rk_K 7CBS XV8o lwMV cthG O0vS o5q- RuJs NT5o y2o5 OFd5 _WFx Sbx6 Y6xI -pnd QfYQ WzLs
~ aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp vSna UI1a
~ T-sM
  rss9*2,rssarrsbrss8qrrdqrrattt3uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*23,uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*24,uvv3
  vvv0*36,uvv3
  vvv0*16,ttt6rrrdstt7rssdrrrhtttarssasss6rsscqrrdttt6qqqjrssettt7rrsdrss9vvv0*4,uvv3
  vvv0*16,vvv2tuu6*2,ttt6tuu6ttt7ttt8tuu4tuu7ttt6tuu4ttu6tuu6tuu4sst9ttu5vvv0*4,uvv3
  vvv0*16,sss7qqrfqqqhrssapqqjpqqfppqhvvv1vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu7rrsavvv1sssasss7ttt5stt6ttt6uuu4ttt4ttt7ttt6vvv0*8,uvv3
  vvv0*16,uuu5rss8uuu3qrrbrssbstt7rrsarrs8sss8rss7stt9rrravvv0*8,uvv3
  vvv0*18,uuu4rssdrrsdrssdrsscsst9rrsfrssbrsserssgsttbrssgrssbrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*18,uvu3qsrdtut7sttatuu7tut8stt9rtscsut9qssctuu4vvv0*7,uvv3
  vvv0*5,tuu0rst0rss0*2,rst0tuu0vvv0*8,uuu3tuu5tuu4uvu3tuu4uvu3uuu3uvv2uuu2vvv1vvv0*7,uvv3
  vvv0*4,stt0rss0ttu0uuu0*2,tuu0rss0rst0vvv0*24,uvv3
  vvv0*3,stt0rst0vvv0*6,stt0rtt0vvv0*3,uuu4sssauuu4qrreqrrdsss8qrrdsss8qrrdpqqgttt7vvv0*9,uvv3
  vvv0*2,uuu0rss0vvv0*3,rrrfsssavvv0*3,rss0tuu0vvv0*4,vvv2sst7ttt7ttt4stt7ttt7ttt6sst8uuu5vvv1uuu4uvv1uuu2vvv1uuu3vvv1vvv0*2,uvv3
  vvv0*2,stt0*2,vvv0*3,kmm9mnncttt3vvv0*2,stt0*2,vvv0*5,sssbsstbrrsbtttattt8stt9tttasss9sssatttasstasst9ttt6sssbttt8vvv0*2,uvv3
  vvv0*2,stt0tuu0vvv0*3,mno9mnobttu3vvv0*2,uuu0stt0vvv0*4,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*7,qrrgqrrhvvv0*27,uvv3
  vvv0*17,ttu6vvv0*5,vvv1vvv0*3,vvv1vvv0*8,uvv3
  vvv0*16,tuu6rrsfvvv1oppkqqreoppkoppfqrrgoppjopplpqqdpqqjvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrrscrssgrrserssfrrrissscstt9rrresttavvv0*5,uvv3
  vvv0*18,vvu3uts6uts7utt7uts8*2,vvv1vvv0*4,vvv1vvv0*6,uvv3
  vvv0*18,vvv1uut4*2,vuu4vut4vuu3vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrrsevvv1vvv0*12,uvv3
  vvv0*22,vvv1vvv0*13,uvv3
  vvv1vvv0*35,uuu1
cover-nothing-copied 580x512
~ WwRR k9wt 2CR6 rk_K 7CBS XV8o lwMV rPfH cthG O0vS o5q- RuJs a1fn NT5o y2o5 OFd5 _WFx Sbx6 Y6xI qxfu
~ QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp
~ vSna UI1a T-sM
  rss9*2,rss8rrsdqqrbsss6qrrerss7uvv0*29,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,uuu5stt9ttt9ttt6sss6stt9sss9rsscttt6sssbsttbsssasss9ttu5sss8rssbttt6vvv0*3,uvv3
  vvv0*16,uuu2sssbstt9ttt7stt7ttt7ttt9sssatuu6uuu5sstbuuu5ttt7tuu5rssattt9uuu4vvv0*3,uvv3
  vvv0*16,stt7oppiqqrfrrrfqrrcpqqjpqqfqrrhvvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6sss9vvv0ttt7ttt5uuu3ttt4tuu3uuu3ttt3ttu5tuu3vvv0*8,uvv3
  vvv0*16,tuu6qrr9uuu3qrrdrrrdsss9qrrdqrrasss9rrr9sssbqrrcvvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*18,uvv3rtsctuu5sut8tuu6*2,tut7rtsatut8rtsbuuu4vvv0*7,uvv3
  vvv0*5,kno28fg13bd02ac07eg1jmn2vvv0*8,tuu4tut7tut6uuu4tut6uuu4tuu4uvu3tuu4vvv2vvv0*7,uvv3
  vvv0*3,uuu19fh32ac1dik2loo0lop0ejk13bd17ef3ttu2vvv0*23,uvv3
  vvv0*3,agh55ce2rss2vvv0*4,stt26df37eg4vvv1vvv0*2,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,npq61ac0prs4vvv0*2,rrrfsssavvv0*2,rtt32ac1kno6vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,cij69gh6vvv0*3,noo8noo9uuu2vvv0*2,cij6agh6vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*2,bhi5hlm5vvv0*3,kllblmndstt4vvv0*2,kno59fh5vvv0*4,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*7,qrrgqrrhvvv0*27,uvv3
  vvv0*17,uuu4vvv0*18,uvv3
  vvv0*16,tuu6qrrguuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrsscrssfrssdrssfrrrissscstt9rrsdsttavvv0*5,uvv3
  vvv0*18,vvu2utt4utt6uut6utt7uts7uuv2vvv0*4,vvv2vvv0*6,uvv3
  vvv0*18,vvv1utt5uts6vuu5utt6uut5vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv0*36,uuu1
cover-copying 580x512
~ WwRR k9wt VwMq rk_K 7CBS XV8o lwMV rPfH cthG O0vS o5q- RuJs a1fn NT5o y2o5 OFd5 _WFx Sbx6 Y6xI 8aKQ
~ QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp
~ vSna UI1a T-sM
  rss9*2,rss6qrrcqqrbuuu0uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt7ttt9sttbstt6stt8rssastt9qrrasssdsssbrsscrssbttt7stt8ttt6rrsdttt8rrrevvv0*2,uvv3
  vvv0*16,vvv3stt8ttu6ttt5sssbstt9ttu6sst7ttt9ttu7sssatuu7ttt7ttt9tuu5stt8uuu5ttt9vvv0*2,uvv3
  vvv0*16,stt8ppqjqrrhpqqiqrrdppqkqqrfpqqjppqkrrrgpqqgpqqerrrfqrrdpqqjpqqfqrrhvvv0*3,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6sss9vvv0ttt7ttt5uuu3ttt4tuu3uuu3ttt3ttu5tuu3vvv0*8,uvv3
  vvv0*16,tuu6qrr9uuu3qrrdrrrdsss9qrrdqrrasss9rrr9sssbqrrcvvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*18,uvv3rtsctuu5sut8tuu6*2,tut7rtsatut8rtsbuuu4vvv0*7,uvv3
  vvv0*5,kno28fg13bd02ac07eg1jmn2vvv0*8,tuu4tut7tut6uuu4tut6uuu4tuu4uvu3tuu4vvv2vvv0*7,uvv3
  vvv0*3,uuu19fh32ac1dij2kno0lop0ejk13bd17ef3ttu2vvv0*23,uvv3
  vvv0*3,agh55ce2rss2vvv0*4,stt26df37eg4vvv0*3,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,npq61ac0prs4vvv0*2,rrrfsssavvv0*2,rtt32ac1kno6vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,cij69gh6vvv0*3,noo8noo9uuu2vvv0*2,cij6agh6vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*2,bhi5hlm5vvv0*3,kllblmndstt4vvv0*2,kno59fh5vvv0*4,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*7,qrrgqrrhvvv0*27,uvv3
  vvv0*17,uuu4vvv0*18,uvv3
  vvv0*16,tuu6qrrguuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrsscrssfrssdrssfrrrissscstt9rrsdsttavvv0*5,uvv3
  vvv0*18,vvu2utt4utt6uut6utt7uts7uuv2vvv0*4,vvv2vvv0*6,uvv3
  vvv0*18,vvv1utt5uts6vuu5utt6uut5vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv0*36,uuu1
cover-paying 580x543
~ WwRR k9wt _2u6 rk_K 7CBS XV8o lwMV vNKh cthG D3i8 o5q- RuJs a1fn NT5o fdVP OFd5 SQdu hGCH Y6xI KFsG
~ 6Grj QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K
~ LaCp vSna UI1a T-sM
  rss9*2,rss8qrrerss8uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*17,uvv0*5,vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*17,uvv0lopelpqjmpqdlopgstu3vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt5sss8rssasss9rrrbrss8rssarrrcsss7qrrgrrs8sst8vvv0*8,uvv3
  vvv0*16,uuu2rrsbsss8ttt6ttt9stt9stt7ttt8sss8stt9stt7ttu7vvv0*8,uvv3
  vvv0*16,ttt7ttt9ttt7stt9rrsctuu4rssbsss8stt8ttt6sssbtttbsttbssscqrrctttarrsdsttbvvv0*2,uvv3
  vvv0*16,vvv3stt8ttu7ttt8stt8uuu4stt9stt8stt7uuu4ttt5ttt6ttu5ttt6*2,uuu5ttt7uuu5vvv0*2,uvv3
  vvv0*16,sssaopplrssdpqqgrrrgpqqmoppkqqrfqrrjoppprrsfpqqjqrreqrrhpqqgppqovvv1vvv0*3,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6sss9vvv0ttt7ttt5uuu3ttt4tuu3uuu3ttt3ttu5tuu3vvv0*8,uvv3
  vvv0*16,tuu6qrr9uuu3qrrdrrrdsss9qrrdqrrasss9rrr9sssbqrrcvvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*5,uuu0stt0rss0*2,stt0tuu0vvv0*7,uvv3rtsctuu5sut8tuu6*2,tut7rtsatut8rtsbuuu4vvv0*7,uvv3
  vvv0*3,uuu1stt1rss0ttt0uuu0*2,ttu0rss0stt0vvv0*7,tuu4tut7tut6uuu4tut6uuu4tuu4uvu3tuu4vvv2vvv0*7,uvv3
  vvv0*3,agh5dij5vvv0*6,rst0stt0vvv0*23,uvv3
  vvv0*2,npq61ac0qrs4vvv0*7,rss0uuu0vvv0*2,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,cij69gh6vvv0rss4rrs6pqq6rss5rrs6pqq6vvv0stt0*2,vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,bhi5hlm5vvv0qrr5noo8mno9noo7jllgopp9vvv0uuu0stt0vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*7,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*17,uuu4vvv0*18,uvv3
  vvv0*16,tuu6qrrguuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrrscrssgrrserssfrrrissscstt9rrresttavvv0*5,uvv3
  vvv0*18,vvu2utt4utt6uut6utt6uts7vvv1vvv0*4,vvv1vvv0*6,uvv3
  vvv0*18,vvv1utt5uts6vuu5utt6uut5vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv1vvv0*35,uuu1
cover-sold-out 580x543
~ WwRR k9wt 12Im rk_K 7CBS XV8o lwMV JFJQ cthG D3i8 o5q- RuJs a1fn NT5o fdVP OFd5 SQdu hGCH Y6xI KFsG
~ QVvE QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K
~ LaCp vSna UI1a T-sM
  rss9*2,rss7rssbrssatuu3uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*16,vuu0vut0*4,vvu0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*17,tpmatpmcsolesomernkfvts1vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt5sss8rssasss9rrrbrss8rssarrrcsss7qrrgrrs8sst8vvv0*8,uvv3
  vvv0*16,uuu2rrsbsss8ttt6ttt9stt9stt7ttt8sss8stt9stt7ttu7vvv0*8,uvv3
  vvv0*16,ttt7ttt9ttt7stt9rrsctuu4rssbsss8stt8ttt6sssbtttbsttbssscqrrcttt6sstcvvv0*3,uvv3
  vvv0*16,vvv3stt8ttu7ttt8stt8uuu4stt9stt8stt7uuu4ttt5ttt6ttu5ttt6*2,ttt7stt9vvv0*3,uvv3
  vvv0*16,ttt8opphrsscpqqkrssaoopioppkoopiqrrerssfppqfqqrgpqqlvvv0*7,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6sss9vvv0ttt7ttt5uuu3ttt4tuu3uuu3ttt3ttu5tuu3vvv0*8,uvv3
  vvv0*16,tuu6qrr9uuu3qrrdrrrdsss9qrrdqrrasss9rrr9sssbqrrcvvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*5,uuu0stt0rss0*2,stt0tuu0vvv0*7,uvv3rtsctuu5sut8tuu6*2,tut7rtsatut8rtsbuuu4vvv0*7,uvv3
  vvv0*3,uuu1stt1rss0ttt0uuu0*2,ttu0rss0stt0vvv0*7,tuu4tut7tut6uuu4tut6uuu4tuu4uvu3tuu4vvv2vvv0*7,uvv3
  vvv0*3,agh5dij5vvv0*6,rst0stt0vvv0*23,uvv3
  vvv0*2,npq61ac0qrs4vvv0*7,rss0uuu0vvv0*2,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,cij69gh6vvv0rss4rrs6pqq6rss5rrs6pqq6vvv0stt0*2,vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,bhi5hlm5vvv0qrr5noo8mno9noo7jllgopp9vvv0uuu0stt0vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*7,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*17,uuu4vvv0*18,uvv3
  vvv0*16,tuu6qrrguuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrrscrssgrrserssfrrrissscstt9rrresttavvv0*5,uvv3
  vvv0*18,vvu2utt4utt6uut6utt6uts7vvv1vvv0*4,vvv1vvv0*6,uvv3
  vvv0*18,vvv1utt5uts6vuu5utt6uut5vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv1vvv0*35,uuu1
cover-reviewing 580x543
~ WwRR k9wt LjZD rk_K 7CBS XV8o lwMV JFJQ cthG D3i8 o5q- RuJs a1fn NT5o fdVP OFd5 SQdu hGCH Y6xI KFsG
~ 8a95 QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K
~ LaCp vSna UI1a T-sM
  rss9*2,rss7qrrcqrrerss8uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*16,vuu0vut0*4,vvu0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*17,tpmatpmcsolesomernkfvts1vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt5sss8rssasss9rrrbrss8rssarrrcsss7qrrgrrs8sst8vvv0*8,uvv3
  vvv0*16,uuu2rrsbsss8ttt6ttt9stt9stt7ttt8sss8stt9stt7ttu7vvv0*8,uvv3
  vvv0*16,ttt8sstbstt9sssbqrrettt5rrserssasssattt7rsscrssdsstcrssepqqettt6rrrdvvv1vvv0*2,uvv3
  vvv0*16,vvv2ttt6uuu5ttu6ttt6uuu3ttt6*2,ttt5uvv3tuu4uuu4uuu3ttu5ttt4uuv4tuu7vvv0*3,uvv3
  vvv0*16,sssaopplqqqjpqqhqrrjrrsdpqqmppqhrssbpqqgoppisstbvvv0*8,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6sss9vvv0ttt7ttt5uuu3ttt4tuu3uuu3ttt3ttu5tuu3vvv0*8,uvv3
  vvv0*16,tuu6qrr9uuu3qrrdrrrdsss9qrrdqrrasss9rrr9sssbqrrcvvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*5,uuu0stt0rss0*2,stt0tuu0vvv0*7,uvu3qsrdtut7sttatuu7tut8stt9rtscsut9qssctuu4vvv0*7,uvv3
  vvv0*3,uuu1stt1rss0ttt0uuu0*2,ttu0rss0stt0vvv0*7,uuu3tuu5tuu4uvu3tuu4uvu3uuu3uvv2uuu2vvv1vvv0*7,uvv3
  vvv0*3,agh5dij5vvv0*6,rst0stt0vvv0*23,uvv3
  vvv0*2,npq61ac0qrs4vvv0*7,rss0uuu0vvv0*2,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,cij69gh6vvv0rss4rrs6pqq6rss5rrs6pqq6vvv0stt0*2,vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,bhi5hlm5vvv0qrr5noo8mno9noo7jllgopp9vvv0uuu0stt0vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*7,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*17,uuu4vvv0*18,uvv3
  vvv0*16,tuu6qrrguuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrrscrssgrrserssfrrrissscstt9rrresttavvv0*5,uvv3
  vvv0*18,vvu3uts6uts7utt7uts8*2,vvv1vvv0*4,vvv1vvv0*6,uvv3
  vvv0*18,vvv1uut4*2,vuu4vut4vuu3vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv1vvv0*35,uuu1
cover-paid 580x543
~ WwRR k9wt H6q6 rk_K 7CBS XV8o lwMV eooD cthG jWPH o5q- RuJs 7ewm NT5o fdVP OFd5 SQdu hGCH Y6xI KFsG
~ oDom QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K
~ LaCp vSna UI1a T-sM
  rss9*2,rss8rrsbuvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*19,uvu0*2,uvv0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*20,orq8lpnfsut3vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt5sss8rssasss9rrrbrss8rssarrrcsss7qrrgrrs8sst8vvv0*8,uvv3
  vvv0*16,uuu2rrsbsss8ttt6ttt9stt9stt7ttt8sss8stt9stt7ttu7vvv0*8,uvv3
  vvv0*16,tttaqrrgttt7rsserrs9sssbrsscrssdsstcrssepqqfttt9sssbsttasssbqrrevvv1vvv0*3,uvv3
  vvv0*16,vvv2tuu5tuu4ttu6uuu5tuu5tuu4uuu4uuu3ttu5ttt5uuv4ttt6uuu5ttu6ttt6vvv0*4,uvv3
  vvv0*16,ttt6ppqnpqqfqqqersscpqqhqrrfqrrhpqqjnoporssbqqrippqkrrsdppqlvvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6sss9vvv0ttt7ttt5uuu3ttt4tuu3uuu3ttt3ttu5tuu3vvv0*8,uvv3
  vvv0*16,tuu6qrr9uuu3qrrdrrrdsss9qrrdqrrasss9rrr9sssbqrrcvvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*5,uuu0stt0rss0*2,stt0tuu0vvv0*7,uvu3qsrdtut7sttatuu7tut8stt9rtscsut9qssctuu4vvv0*7,uvv3
  vvv0*3,uvu1stt1rss0ttt0uuu0*2,ttu0rss0stt0vvv0*7,uuu3tuu5tuu4uvu3tuu4uvu3uuu3uvv2uuu2vvv1vvv0*7,uvv3
  vvv0*3,bjf4eli4vvv0*6,rst0stt0vvv0*23,uvv3
  vvv0*2,nrp52e90qsr3vvv0*7,rss0uuu0vvv0*2,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,dlh5ajf5vvv0rss4rrs6pqq6rss5rrs6pqq6vvv0stt0*2,vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,ckg4inl4vvv0qrr5noo8mno9noo7jllgopp9vvv0uuu0stt0vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*7,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*17,uuu4vvv0*18,uvv3
  vvv0*16,tuu6qrrguuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrrscrssgrrserssfrrrissscstt9rrresttavvv0*5,uvv3
  vvv0*18,vvu3uts6uts7utt7uts8*2,vvv1vvv0*4,vvv1vvv0*6,uvv3
  vvv0*18,vvv1uut4*2,vuu4vut4vuu3vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv1vvv0*35,uuu1
cover-paid-maximum 580x566
~ WwRR k9wt Nsm1 rk_K 7CBS XV8o lwMV eooD cthG tHRF o5q- RuJs 7ewm NT5o fdVP OFd5 _e4L hGCH Y6xI KFsG
~ A7H- QfYQ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K
~ LaCp vSna UI1a T-sM
  rss9*2,rss8qrrcrssaqrrcrssbsst7uvv0*29,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*19,uvu0*2,uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*20,orq8lpnfsut3vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt5sss8rssasss9rrrbrss8rssarrrcsss7qrrgrrs8sst8vvv0*8,uvv3
  vvv0*16,uuu2rrsbsss8ttt6ttt9stt9stt7ttt8sss8stt9stt7ttu7vvv0*8,uvv3
  vvv0*16,tttaqrrgttt7rsserrs9sssbrrrcrssdsttbrrre*2,stt8rrrdttt9sssbqrrbuuu5vvv0*3,uvv3
  vvv0*16,vvv2ttu6tuu4ttt7tuu5ttt6stt5stt7tuu5sss6ttt6uuu5ttt7ttt6ttt7rss6vvv2vvv0*3,uvv3
  vvv0*16,ttt6pqqmpqqfqqrdrssbqqrfrrrdqqrfqqreppqkpqqjqqrgqrrfqrrdqqrgppqjrrrdtuu7vvv0*2,uvv3
  vvv0*16,sttaqrrisssbsssdvvv0*16,uvv3
  vvv0*16,vvv1uuu3uuu1uuu3vvv0*16,uvv3
  vvv0*17,vvv1vvv0*18,uvv3
  vvv0*16,sssdoophuuu4nooloppjqqrdopphoppeqrrcoppcpqqhoppfvvv0*8,uvv3
  vvv0*18,uuu4sttbsssbsstb*2,ttt6sssestt8ssscsssftttasssfsssa*2,uuu4vvv0*3,uvv3
  vvv0*6,tut1orq0nrp0sut1vvv0*8,uvv1ttt6*2,ttt7tuu6tuu5vvv2uuv3vvv1*6,vvv0*4,uvv3
  vvv0*4,rts2bjg22e90*4,ajf2qsr2vvv0*6,vvv1ttt9sst8uuu4stt8uuu4vvv0*12,uvv3
  vvv0*3,psr34fa18ie2nrp1uvu0uvv0orq1ajf23fa1orp3vvv0*5,uvu4orqgrtscqsrestsaqssdrtscpsrfrtsborqftuu6vvv0*7,uvv3
  vvv0*2,uvu15gc3bjg4vvv0*6,dli44fa2tuu2vvv0*22,uvv3
  vvv0*2,jom54fa2tuu2vvv0*6,uvv15gb3gnk5vvv0*3,uuu2vvv0vvv1vvv0*5,vvv1vvv0*10,uvv3
  vvv0*2,bjg5dkh5vvv0ppq7jklfnnobnoobijkknoobvvv0fmj58ie5vvv0*2,uuu4ttt7tuu5ppqgopphqrrboppgqrrdoppinopistt8vvv0*9,uvv3
  vvv0*2,jom2nqp2vvv0sss2pqq8pqq7*2,ppq8qrr5vvv0orq2hnl2vvv0*4,vvv2rrserssfqrrbsssesstasssbrssfrssdrrsbrssfrssbrrscstt8rrresssavvv0*2,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*7,uvv3ttt7stt9tuu8ttt9sss9ttt9vvv1vvv0*10,uvv3
  vvv0*19,uuu3*2,vvv2uuu3uuu2tuu5vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6qrrhuuv2pqqhssscqrrhqrrbrsserrsdqrrhrrraqqrhvvv0*8,uvv3
  vvv0*17,uuu3vvv1stt6stt5ttt5*2,tuu6sst6stt8stt7ttt7vvv1*3,vvv0*5,uvv3
  vvv0*18,vvv2tuu6sttasstcrssbssserssesstbsssdttt9ttu7rssettt8vvv0*5,uvv3
  vvv0*18,vuu4trqatrqcutsatsqdtsqbvvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu3stt8tuu5ttt8tuu5ttt7ttu6ttt7ttu6uuu5sttattt9sttauuu6ttu9ttt7ttt8tuu6vvv1vvv0uvv3
  vvv0*16,uuu3uuu5uuu3ttu6tuu7uuu5tuu6uuu5uuu6tuu7tuu6uuu4uuu6uuu4uuu2uuu5uuu4*2,vvv0*2,uvv3
  vvv0*16,tuu6sssarssdrrrbttt8rssdqrrfvvv1vvv0*12,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv1uvv0
cover-used-up 580x566
~ WwRR k9wt ghHF rk_K 7CBS XV8o lwMV WBm- cthG yYSR o5q- RuJs NT5o fdVP Yeb6 fdVP Y6xI KFsG P-rG QfYQ
~ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp vSna
~ UI1a T-sM
  rss9*2,rss8qrr9rssatuu2uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*18,uvv0*3,vvv0*2,uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*18,uuu0oqqfoppcpqqdtuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt5sss8rssasss9rrrbrss8rssarrrcsss7qrrgrrs8sst8vvv0*8,uvv3
  vvv0*16,uuu2rrsbsss8ttt6ttt9stt9stt7ttt8sss8stt9stt7ttu7vvv0*8,uvv3
  vvv0*16,ttt8sstbrss9rssdsst8sst9rrrerssbsssarrrdstt9rsscrss8sttasss9vvv0*5,uvv3
  vvv0*16,uuv2stt7ttu6ttt7ttt6*2,stt9ttt5ttt7*2,ttt6*2,ttt5tuu5*2,vvv0*5,uvv3
  vvv0*16,rss9qrrgrrrepqqirrreqrrgqrrhppqkrrrdrrrgrrsgppqirrsaoppjqrrdqrrh*2,qqrevvv0*2,uvv3
  vvv0*16,ttt7sssarsseqrrevvv0*16,uvv3
  vvv0*16,vvv1uuu2uuu3uuu4vvv1vvv0*15,uvv3
  vvv0*17,vvv1vvv0*18,uvv3
  vvv0*16,sssdoophuuu4nooloppjqqrdopphoppeqrrcoppcpqqhoppfvvv0*8,uvv3
  vvv0*18,uuu4sttbsssbsstb*2,ttt6sssestt8ssscsssftttasssfsssa*2,uuu4vvv0*3,uvv3
  vvv0*7,uuv0uuu0vvv0*9,uvv1ttt6*2,ttt7tuu6tuu5vvv2uuv3vvv1*6,vvv0*4,uvv3
  vvv0*5,stt0rss0*4,stt0vvv0*7,vvv1ttt9sst8uuu4stt8uuu4vvv0*12,uvv3
  vvv0*3,uvv0rss0stt0uuu0vvv0*2,uvv0stt0rss0uuu0vvv0*5,uvu4orqgrtscqsrestsaqssdrtscpsrfrtsborqftuu6vvv0*7,uvv3
  vvv0*3,rss0stt0vvv0*6,stt0rss0vvv0*23,uvv3
  vvv0*2,tuu0rss0vvv0*8,rss0tuu0vvv0*3,uuu2vvv0vvv1vvv0*5,vvv1vvv0*10,uvv3
  vvv0*2,stt0*2,vvv0sss9oopeppqapqqboppesss6vvv0ttu0stt0vvv0*2,uuu4ttt7tuu5ppqgopphqrrboppgqrrdoppinopistt8vvv0*9,uvv3
  vvv0*2,tuu0uuu0vvv0uuu2rss5stt5sss4pqq8ttt3vvv0uvv0tuu0vvv0*4,vvv2rrserssfqrrbsssesstasssbrssfrssdrrsbrssfrssbrrscstt8rrresssavvv0*2,uvv3
  vvv0*18,uvv3ttt7stt9tuu8ttt9sss9ttt9vvv1vvv0*10,uvv3
  vvv0*19,uuu3*2,vvv2uuu3uuu2tuu5vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6qrrhuuv2pqqhssscqrrhqrrbrsserrsdqrrhrrraqqrhvvv0*8,uvv3
  vvv0*17,uuu3vvv1stt6stt5ttt5*2,tuu6sst6stt8stt7ttt7vvv1*3,vvv0*5,uvv3
  vvv0*18,vvv2tuu6sttasstcrssbssserssesstbsssdttt9ttu7rssettt8vvv0*5,uvv3
  vvv0*18,vuu4trqatrqcutsatsqdtsqbvvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu3stt8tuu5ttt8tuu5ttt7ttu6ttt7ttu6uuu5sttattt9sttauuu6ttu9ttt7ttt8tuu6vvv1vvv0uvv3
  vvv0*16,uuu3uuu5uuu3ttu6tuu7uuu5tuu6uuu5uuu6tuu7tuu6uuu4uuu6uuu4uuu2uuu5uuu4*2,vvv0*2,uvv3
  vvv0*16,tuu6sssarssdrrrbttt8rssdqrrfvvv1vvv0*12,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv1uvv0
cover-void 580x543
~ WwRR k9wt ky8t rk_K 7CBS XV8o lwMV t-ZI cthG yYSR o5q- RuJs NT5o fdVP NGXE fdVP Y6xI KFsG 6OHe QfYQ
~ WzLs aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp vSna
~ UI1a T-sM
  rss9*2,rss8rssbuvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*19,vuu0vut0vvu0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*20,tqnasolfvtr3vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt5sss8rssasss9rrrbrss8rssarrrcsss7qrrgrrs8sst8vvv0*8,uvv3
  vvv0*16,uuu2rrsbsss8ttt6ttt9stt9stt7ttt8sss8stt9stt7ttu7vvv0*8,uvv3
  vvv0*16,ttt8sstbttt8rssdrss9sssesstbsssarssdsttasss9rssdrsscsssaqrrdtuu6vvv0*4,uvv3
  vvv0*16,vvv2ttt6uuu4ttt6*2,ttt7ttt6uuu5uuu6uuu5stt7ttt7tuu5tuu6ttt6vvv3vvv0*4,uvv3
  vvv0*16,ssscqqqhqqrhoppmrsscqrrippqmrrrdppqlrsscqrrg*2,qrrhqrrepqqipqqgpqqettt5vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu6sss9vvv0ttt7ttt5uuu3ttt4tuu3uuu3ttt3ttu5tuu3vvv0*8,uvv3
  vvv0*16,tuu6qrr9uuu3qrrdrrrdsss9qrrdqrrasss9rrr9sssbqrrcvvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*5,uuu0stt0rss0*2,stt0tuu0vvv0*7,uvu3qsrdtut7sttatuu7tut8stt9rtscsut9qssctuu4vvv0*7,uvv3
  vvv0*4,stt0rss0ttt0uuu0*2,ttu0rss0stt0vvv0*7,uuu3tuu5tuu4uvu3tuu4uvu3uuu3uvv2uuu2vvv1vvv0*7,uvv3
  vvv0*3,stt0rss0vvv0*6,rst0stt0vvv0*23,uvv3
  vvv0*2,uuu0rss0uvv0vvv0*7,rss0uuu0vvv0*2,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,stt0*2,vvv0*2,ttt4sst6ttt5ttt4vvv0*2,stt0*2,vvv0*4,vvv2sss8stt8uuu4stt8ttt8stt7sst9uuu4vvv0vvv3vvv0vvv1vvv0vvv2vvv0*3,uvv3
  vvv0*2,stt0tuu0vvv0*2,uuu3nooemnoirss7vvv0*2,uuu0stt0vvv0*5,rsscsssdqrrcsstbstt9sssbsstcrssbrrsbssscrssb*2,ttt7rrscsssavvv0*2,uvv3
  vvv0*18,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*17,uuu4vvv0*18,uvv3
  vvv0*16,tuu6qrrguuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrrscrssgrrserssfrrrissscstt9rrresttavvv0*5,uvv3
  vvv0*18,vvu3uts6uts7utt7uts8*2,vvv1vvv0*4,vvv1vvv0*6,uvv3
  vvv0*18,vvv1uut4*2,vuu4vut4vuu3vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv1vvv0*35,uuu1
cover-void-late 580x512
~ WwRR k9wt jZLs rk_K 7CBS XV8o lwMV t-ZI cthG yYSR o5q- RuJs NT5o fdVP NGXE fdVP Y6xI RYyh QfYQ WzLs
~ aT1A ZXIt rk_K 1psk qvY6 9LnR k--x aT1A xIGI rk_K jvnS Qz1V NYY2 k--x aT1A dEV6 rk_K LaCp vSna UI1a
~ T-sM
  rss9*2,rss8rssbrrscttt3uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*19,vuu0vut0vvu0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*20,tqnasolfvtr3vvv0uvv3
  vvv0*36,uvv3
  vvv0*16,ttt8sttastt7sstbrrrattt6rssbttt6sss9ttt9sttbttu6sssasss7stt8rrs9sssbsss8vvv0*2,uvv3
  vvv0*16,uuv4ttt7stt8ssscsst7ttt6ttt8uuu4ttt7sst9sttbtuu6stt8stt7ttt6sst7ttt8ttu6vvv0*2,uvv3
  vvv0*16,ttt8opphrrrepqqiopppqrripqqjoppiqrrgvvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*16,uuu5stt8vvv0tuu4uuu3uuu2*2,vvv1*2,uuu2uuu4uvv1vvv0*8,uvv3
  vvv0*16,ttt7qrrauuu3pqqgqqrfrrrapqqfpqqdrrsaqqrarrrdpqqevvv0*8,uvv3
  vvv0*18,uuu5rsserrsdrssersscsst9rrrgrssbrssersshsttbrsshrsscrrsbuuu4vvv0*3,uvv3
  vvv0*18,uuu3sssdqrrettt8rrsdttt7vvv0*12,uvv3
  vvv0*18,uvv3rtsctuu5sut8tuu6*2,tut7rtsatut8rtsbuuu4vvv0*7,uvv3
  vvv0*5,uuu0stt0rss0*2,stt0tuu0vvv0*8,tuu4tut7tut6uuu4tut6uuu4tuu4uvu3tuu4vvv2vvv0*7,uvv3
  vvv0*4,stt0rss0ttt0uuu0*2,ttu0rss0stt0vvv0*24,uvv3
  vvv0*3,stt0rss0vvv0*6,rst0stt0vvv0*3,uuv3sssauuu4rrscrrsasst7rrrbttt6rrrbqqqdttt6vvv0*9,uvv3
  vvv0*2,uuu0rss0uvv0vvv0*7,rss0uuu0vvv0*4,vvv2sst7stt7uuu4stt7ttt7stt7*2,uuu3vvv0vvv1vvv0*3,vvv1vvv0*3,uvv3
  vvv0*2,stt0*2,vvv0*2,ttt4sst6ttt5ttt4vvv0*2,stt0*2,vvv0*4,vvv1rssdsssdqrrcssscstt9sssbsssdrssbrrsbrssdrssb*2,stt7rrsdsssavvv0*2,uvv3
  vvv0*2,stt0tuu0vvv0*2,uuu3nooemnoirss7vvv0*2,uuu0stt0vvv0*4,uuu4rssarssctttasssdqrrcrssevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*17,uuu3vvv0*18,uvv3
  vvv0*16,tuu7qrrhuuv2oppkqqreopploppfqqrhoppjopplpqqdppqlvvv0*8,uvv3
  vvv0*18,uuu4sst9rssdsssbrsscrssfrssdrssfrrrissscstt9rrsdsttavvv0*5,uvv3
  vvv0*18,vvu2utt4utt6uut6utt7uts7uuv2vvv0*4,vvv2vvv0*6,uvv3
  vvv0*18,vvv1utt5uts6vuu5utt6uut5vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*16,ttu5rrsesst9rrsdsssbrssbrsscssscrsscssscqrrhrsserrrgsttbsssbrrsdrssdsssavvv2vvv0uvv3
  vvv0*16,ttt8sssarssdqrrdsttarrsdrssdvvv1vvv0*12,uvv3
  vvv0*22,uvv2vvv0*13,uvv3
  vvv1vvv0*35,uuu1
lead-delta 580x227
~ WwRR k9wt bPsF rk_K C_dK 1M77 F_Hb ey4y B2sT CNim WuXR 4PNE QNRi WC1t Hfja GmOd rk_K Rjfi BSJt iBhl
~ rk_K BAmZ JhZs 4lsh rk_K _zJ8 JhZs drLY 1M77 GT-a jRjE c3_7 j30H
  qrrarss8qrrcsss7uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0*2,vur0vus0vvv0rssarssbsst7sst9rrrauuu1vvv0*18,uvv0*5,vvv0*2,uvv3
  vvv0vvt0polf*2,vvu0rssasssarssarrsbsssbuuu4vvv0*18,qtt2pss6mpqfnqralophsuu2vvv0uvv3
  vvv0*2,vur0*2,vvv0sssattt9sttaqrrerssdrrrfrrsasssarrsetuu5vvv0*14,uvv0*4,tuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uuu3rts9*2,tut8vvv0*8,sss8qrrdttt9vvv0*8,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,uvu2uuu1vvv1vvv0*8,uuu3uuu2vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*29,vvv3uvv0*4,uvv3vvv0uvv3
  vvv0ttt7rssdrrsfrssb*2,rssdvvv0*22,uvv7qrrdopphnopiqqqbuvv7vvv0uvv3
  vvv0*29,vvv3uvv0*4,vvv3vvv0uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
lead-slow 580x227
~ WwRR k9wt gjK4 rk_K C_dK 1M77 F_Hb uQuL B2sT CNim 3Iz0 8qva 8a-E Zd18 GmOd rk_K Rjfi BSJt XdY7 rk_K
~ BAmZ JhZs 4lsh rk_K _zJ8 JhZs drLY 1M77 jC1- jRjE oq6_ 78h5
  qrrarss8rrrcttt5uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0*2,vur0vus0vvv0*32,uvv3
  vvv0vvt0qpmaqpmbvvu0opploppk*2,opphnoonuuu3vvv0*18,stt6qrr8opqbopqcoqqattu3vvv0uvv3
  vvv0*2,vur0*2,vvv0*26,uvv0*4,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uuu3rts8qsrbtut8vvv0*8,sss8qrrdttt9vvv0*8,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,uuu2vvv1*2,vvv0*8,uuu3uuu2vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*30,vvv2uvv0*3,uvv3vvv0uvv3
  vvv0uuu5qrrfrrsdrssbsss8qrrguuu4vvv0*22,uvv7sss6oppiqqqguvv7vvv0uvv3
  vvv0*30,vvv2uvv0*3,vvv3vvv0uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
lead-paper 580x227
~ WwRR k9wt pZ5w rk_K C_dK 1M77 F_Hb BanO B2sT CNim Zd_I UhUV 8qva 8a-E Zd18 GmOd rk_K Rjfi BSJt Bu06
~ rk_K BAmZ JhZs lms2 rk_K _zJ8 JhZs drLY 1M77 _b_m H8_x
  qrrarss9qrrarss9uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,vsr0vts0vvv0rrs9ttt6ttt5rrsasst8vvv0*26,uvv3
  vvv0vtt0qnlasom7vuu0sst7qqrettt6ssscrss9vvv0*19,stt6rss7opqbopqcoqqattu3vvv0uvv3
  vvv0vvu0vrq0*2,vvv0rssc*2,sttaqrrerssdrrrfrrsasssarrsetuu5vvv0*14,uvv0uuu0uvv0*3,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uuu3rts9qsr9qsrdvvv2vvv0*7,stt9rss9qrrhvvv2vvv0*7,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,tuu1uvu2uvv2vvv0*8,ttu2tuu4vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*32,uuu0*2,vvv0*2,uvv3
  vvv0ttu7rrsdrrrfrssbrssdrsscqrrhrssfssscsttavvv0*20,uuu0pqr8pqqduuu0vvv0uvv3
  vvv0*32,uuu0*2,vvv0*2,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
lead-loss 580x227
~ WwRR k9wt o_Mk rk_K C_dK 1M77 F_Hb 7kFh B2sT CNim xJpp 4PNE GmOd rk_K Rjfi O73r -adG rk_K BAmZ JhZs
~ bd8R rk_K _zJ8 JhZs drLY 1M77 GT-a jRjE oq6_ W_ru
  qrrarss9*2,tuu1uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,suu0*2,vvv0stt9rrrasss9sss7ttt5ttt7vvv0*25,uvv3
  vvv0tuu0mpq8ors4uvv0rrrbvvv2uuu7rrsdrssbtuu7vvv0*25,uvv3
  vvv0*2,qtt0qtu0vvv0sssattt9sttaqrrerssdrrrfrrsasssarrsetuu5vvv0*21,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0vvv1ust6tqqcvuu4vvv0*8,sstarrsbpqqjvvv2vvv0*7,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,vtt2vuu2vvv1vvv0*8,ttt2tuu3vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*30,vvv2uvv0*3,uvv3vvv0uvv3
  vvv0ttt7rssdrrsfrssb*2,rssdvvv0*23,uvv7sss6oppiqqqguvv7vvv0uvv3
  vvv0*30,vvv2uvv0*3,vvv3vvv0uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
lead-long 580x261
~ WwRR k9wt iNXC rk_K C_dK 1M77 F_Hb 0F7t B2sT CNim fAA3 f13F QP9U GmOd rk_K Rjfi BSJt EhN6 rk_K BAmZ
~ JhZs dkg8 rk_K _zJ8 JhZs zUkm 1M77 5c_U jRjE oq6_ 5E4B
  qrrarss9rssastt3uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,tuu0*2,vvv0rss9ttt6sss8rsscttt6ttt7rrscsst8sss8rssasss7stt7*2,sss8*2,stt7ttu4sss8*2,stt9rss9sssarss9ttt5vvv0*7,uvv3
  vvv0uvv0mpqdmpqauvv0sssbrrsdrrr9rrscrrs8rrscrrsersscssscqrrerrsarssdrrrbttt8rss8rrrcrrrbrrr9ttt9rrsbrssarsscssscstt6vvv0*7,uvv3
  vvv0*2,suu0*2,vvv0sssastt9ssscsssa*2,rrrfrssgqrrgrsserrscsss9qrrersscvvv0*18,uvv3
  vvv0*2,vut1vut0*4,vvv0*29,uvv3
  vvv0vuu0soletpmbsombsnkftqn8vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uvu2tut5stt5sut7stt3qsrbvvv0*6,sssbqrresssbvvv0*8,sst8sss6rssdvvv0*9,uvv3
  vvv0vvv1tut3sut5stt5tut5uvu3vvv2vvv0*5,stt5sss8tuu8vvv0*8,sss5ttt5tuu6vvv0*9,uvv3
  vvv0*30,vvv1uvv0*3,vvv2vvv0uvv3
  vvv0uuu4ssscsssasssbrrrerrsasssbsst7vvv0*21,uvv6sss6opqhqrrfuvv6vvv0uvv3
  vvv0*30,vvv4uvv0uuu1*2,uuv4vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,vvv1uvv0
traders-failed 580x96
~ WwRR k9wt n2nG rk_K WwRR XV8o eA-x geg3 ZBT0
  rrs9qrr9sss6qrrcrrrauvv0*32,
  uvv0*37,
  lmmhjklcjklelmmfijkeklmfgiijikkckmmcuuu1uvv0*19,stt6sss8stt7sst8sst9rss7rss8rss6
  sss1sst2*2,tuu1stt3stt2*2,sst2stt1uuu0uvv0*19,uuu1sst6tuu2ttt3tuu2*2,ttu3tuu2
  uuu2uvv0*2,uuu1uuu0uuu1uvv0uuu1uuu0*2,uvv0uuu1uvv0uuu0uvv0uuu0*2,uvv0uuu1uuu0uvv0*2,uuu0*3,uvv0*2,uuu0uvv0*9,
  oppopqqbpqqhnopnqqrhpqqjoppgoppfoppipqqgopphpqqfopphnoogpqqeqqrfnopjopphpqqeoppipqqemnojpqqcqqrcoppipqqcmoohpqqkuuu0uvv0*8,
traders-none 580x96
~ WwRR k9wt YMy1 rk_K WwRR XV8o eA-x geg3 c_uT
  rrs9qrr9sss6qrrasss6uvv0*32,
  uuu0uvv0*2,uuu0uvv0*2,uuu0uvv0*30,
  klmhhjkdhjjfkmmfhijgjklgfhijgijdjllduuu1uvv0*19,sss7rssasss8rssa*2,rss9qrrarrs7
  ttt0tuu1*2,uuu1tuu1*5,uvv0*20,uuu0ttt4uuu1tuu1uuu0uuu1tuu1uuu1
  uuu1uuu0uuu1uvv0uuu1uvv0uuu2*2,uuu1uvv0*2,uuu1uvv0*25,
  opqeoppfpqqfppqenoohrrr9oppnpqrfopqiopqkopqipqqfopqepqqbopphpqqguuu0uvv0*20,
lead 580x614
~ WwRR k9wt phmG rk_K a7wQ kCM3 Y6xI JOhe T5cx CGVF aGsW WMXv ZV_c a7wQ m4UB y5Po yqxO F_Hb BanO B2sT
~ CNim T9eA uTvC VXnK F_Hb ey4y B2sT CNim -c9n 8r26 VXnK F_Hb uQuL B2sT CNim iZZ0 L6xM VXnK F_Hb 7kFh
~ B2sT CNim fT51 urpT a7wQ C6Un y5Po yqxO F_Hb BanO B2sT CNim T9eA 4lnU VXnK F_Hb ey4y B2sT CNim -c9n
~ NNoo VXnK F_Hb 7kFh B2sT CNim fT51 NNoo VXnK F_Hb uQuL B2sT CNim iZZ0 P8zx Vw_J
  qrrastt5uvv0*35,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt1sss3qrr4sss8qrr4ttt3qqq5pqq8ttt2sss4tuu2rss2sss3ttt5tuu3rss4ttt4vvv0*14,uvv3
  vvv0rrr7mnn8klmclmnfppq8lmnhlmmeqqqdlmnbpqqamnndnooelmmenopdopp9nooajkljhjjlnoocmnneklmevvv1vvv0*13,uvv3
  vvv0*2,vvv1vvv0*20,vvv1vvv0*3,vvv1vvv0*8,uvv3
  vvv0ttt7ppqlpqqisss9pqqfnoonqrripqqjrrsepqqhppqhrssapqqhpqqgpqqjqrrgpqqeqqqhrrrcpqqjpqqhqrrcqrrgppqjrssfppqlopplsssbvvv0*7,uvv3
  vvv0vvv1vvv0vvv1*3,vvv0vvv1vvv0vvv1vvv0*2,uuu3uuv3vvv0uvv3vvv0vvv1vvv0vvv1vvv0vvv1vvv0uuu4vvv0*12,uvv3
  vvv0ttt6pqqeqrrfpqqhoppkqqqdqrrfqqqfqqrcpqqfpqqirssgrrsgrsscqrrdpqqhrrsgpqqhoppkpqqerssbpqqhpqqkvvv2vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0lop51ac0*4,19c01ac019c0*3,kno5vvv0*24,uvv3
  vvv0imn63bd4bhigagil8fgh8fgb9fhh8eg9bhij3bd4gkl6ttt7qrrhttt8ssscrss9sttdqrrcuuu5vvv0*16,uvv3
  vvv0qss3dij0cij0*8,prr3vvv0*24,uvv3
  vvv0*36,uuu2
  uvv1vvv0*16,uvv0uuu0vvv0*17,uuu1
  vvv0*17,vvv1uvv1vvv0*17,uvv3
  vvv0oppaikkhmnnbnoodlmmeikklopp9jklhklmhpqqalnndkllimnnglmnfvvv0*2,vvv1uvv1vvv0klmhijklmnndmnnepqq9lmnfjllgjllejkkivvv0*7,uvv3
  vvv0uuu1sss2rss3ttu3stt2ttt2uuu1rss4pqq8uuu2stt2sst3sst4ttt4vvv0*2,vvv1uvv1vvv0uuu2ttt3sss2ttt3ttt2sss5qqr5sss3*2,vvv0*7,uvv3
  vvv0*2,vsr0vts0vvv0*13,vvv1uvv1vvv0vuu0vsr0vut0uuu4sss8ttt6uuu2vvv0*6,rssattt8vvv0uvv3
  vvv0vtt0qnlasom7vuu0opphnopjrrrboopmopphvvv0*2,tuu6pqqgqrrhqrrivvv0vvv1uvv1vvv0vsq0nkjivrp1uuu3rrrarss8uuu3vvv0*6,sss9ttt7vvv0uvv3
  vvv0vvu0vrq0*2,vvv0*2,vvv1vvv0*10,vvv1uvv1vvv0vts0vrp0vsr0ttt4noojrss8vvv0*5,rrrcoppmpqqlpqqgvvv0uvv3
  vvv0*17,vvv1uvv1vvv0*17,uvv3
  vvv0*2,vus0*2,vvv0*13,vvv1uvv1vvv0*2,vut0vvu0uuu1uuu2uuu3vvv0*7,tuu4vvv2vvv0uvv3
  vvv0vvt0polf*2,vvu0nookoppmoppgopplnoolttu6vvv0*2,rrsbqqreqrrivvv0vvv1uvv1vvv0vtr2poleusp5ttu6pqqfoopgvvv0*7,rrrbttt7vvv0uvv3
  vvv0vvu0vuq0*2,vvv0*13,vvv1uvv1vvv0vus1srn7utq2stt9opplnoolttu6vvv0*4,rrrcpqqjpqqkqrrdvvv0uvv3
  vvv0*17,vvv1uvv1vvv0*2,vvu0vvv0*10,vvv2vvv0uuv2vvv0uvv3
  vvv0*2,vus0vut0vvv0*13,vvv1uvv1vvv0*2,uvv0vvv0*14,uvv3
  vvv0vvt0rqn9qpmavvu0oppjopqipqqipqqfoppluuu2vvv0*2,rrscrrsdrrrhvvv0vvv1uvv1vvv0suu0ors5rtu0stt9ppqfrrrboppkppqkrss9vvv0*4,pqqfstt9vvv0uvv3
  vvv0vvu0vtp0vtq1vvv0vvv1vvv2vvv1uvv1vvv2vvv0*4,vvv2vvv1vvv0vvv1uvv1vvv0rtu0mqq8qtt0uuu6uuu3vvv0*6,ttt7rsscrssdstt7vvv0uvv3
  vvv0*17,vvv1uvv1vvv0*2,tuu0uvv0vvv2vvv1vvv0*6,tuu4sst9ttt7stt8vvv0uvv3
  vvv0*2,tuu0*2,vvv0*13,vvv1uvv1vvv0*17,uvv3
  vvv0tuv0nqq7ors2uvv0pqqfqrrcrrrdqqrfqrrcsssbvvv0*2,tuu4sss8rssfvvv0vvv1uvv1vvv0vus0uso3vur1vvv0uuu2vvv0uuv3vvv2vvv1vvv0uuu2vvv0*2,vvv1vvv0*2,uvv3
  vvv0uvv0pst1*2,vvv0tuu5vvv0vvv2ttt4uuu4vvv2vvv0*2,vvv1uuu4vvv2vvv0vvv1uvv1vvv0vur0onkgvtq1tuu4oppjpqqkoppiopphpqqgvvv1rrrdrrrcoppmpqqjpqqgvvv0uvv3
  vvv0*17,vvv1uvv1vvv0vvu0vus0vvu0vvv0*13,uvv3
  vvv0*17,vvv1uvv1vvv0*17,uvv3
  uvv0vvv0*16,uvv0uuu0vvv0*17,uuu1
  qrrdrrs9qrraqqrhrss8qrrfrssaqrrfpqqerssapqqfrrsdrss8qrrcqrrfrssaqqrfqrrbqrrcqqrfqrrersscqrrbrrraqrrfpqqdrrs9qrrerrrcqrrdrssbqrrb*2,qrrfrrsbrrscuvv0
  qqrerrscuvv0*35,
  uuu0tuu2uvv0*35,
board-FOLLOWERS 580x730
~ WwRR k9wt 6MJW rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b 8380 e1R9 UecH y3yJ Eh_9 o7pg ZV4y UMlZ fdVP
~ zft4 hJGy Eh_9 _GQW ZV4y vU1Q fdVP 7E8W hhNl Eh_9 ZS5X ZV4y Sckd fdVP iS14 cM0I _H77 XjTD 8eTj gv77
~ WvJk kZaU qVs4 8eTj DKt2 uo9G bSa1 k0xo V8W3 8eTj B4U9 bSa1 vOZ0 AXlK qVs4 8eTj Q1w9 8eTj 2JsR ClZh
~ rv-f aK33 3ddt brqF 2IHz CWyU NKO9 pQEM F6sY lMb1 _-_M LwAS czHl
  qrrbrrs9rss8rrs9*2,qqrdqrrbuuu0uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*6,vvv1*2,vvv0*2,vvv1uvv2vvv1*3,uvv2*2,uuu4vvv1vvv0*2,uuu3vvv0*3,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*6,uvv3sstarsserssd*2,uuu5rrscrsscsss9ttt6sttasstastt9rrsdsstdsst9sttbtttcvvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1uuv2uuu2uuu3uvv2vvv0stt1*2,stt2*3,stt1ttu0vvv0*22,uvv3
  vvv0vvv1uuu4qqrdqrrerrsdvvv0stt1prr7pqr8qrr8pqqapqr8stt1vvv0*22,uvv3
  vvv0*6,uvv0*8,vvv0*22,uvv3
  vvv0*17,vus0vuq0vvv0*17,uvv3
  vvv0*16,vsl1vm50*2,vqf1vvv0*16,uvv3
  vvv0*7,tuu0*2,vvv0*7,voa2ul51qi48vm50vvt1vvv0*15,uvv3
  vvv0*6,suu0oss1ors1rtu0vvv0*6,vpd2vm50ul51vn70vvv0*7,vtt0vsr0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vut0vqf0vpe0vtq1vvv0*6,vrq1vli0*2,vnl1vvv0*6,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,rrsisssbrssb*2,qrreqqrcvvv1vvv0*4,vnl1ukh2nfd8vlj0vut1vvv0*5,uvv3
  vvv0*7,tuv0tuu0vvv0*6,ttt6tuu4ttt5vvv1ttu5tuu4vvv0*5,vqo1vli0*2,vmk0vvv0*6,uvv3
  vvv0*5,sssbqrrdrssapqqkpqqgrsshvvv0*5,uuu3sstastt9sssdvvv0*7,vrp0vqo0vut0vvv0*6,uvv3
  vvv0*6,vvv2stt7ttt6ttt7vvv0*3,uvv1ilm1gkl0*7,sst2vvv0*3,qrrdqrrerrsa*2,uuu3vvv0*5,uvv3
  vvv0*6,vvv1tuu6uuu6*2,vvv0*3,lno618a0*8,dhi6vvv0uvv3uuu3uuu4uvv3uuu4ttt5uuu4uuu3vvv2vvv0*3,uvv3
  vvv0*3,stu2dmn0cln0*6,dmn0pss2kmn618a0*8,chi6vvv0ttt6ttt7*2,stt9ttt9stt9ttt7ttt6uuu3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vuu1ulh0ulg0*7,vrq1vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*8,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*8,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*8,ujf3vvv0*3,uvv3
  vvv0*3,nrs3cln0*8,kpq3npp49ef0*8,hkl4vqo2uid0*8,umj2vvv0*3,uvv3
  vvv0uuu2uvv2vvv2vvv0*2,uuu3vvv1uuu3vvv0*21,uuu3tuu6vvv3ttt6tuu4vvv0uvv3
  vvv0tuu5rssbttu6vvv0*2,uuu6sss9rssbvvv0*21,uuu3rssbttt7sss9tuu7vvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7uvu2tuu6vvv0*2,ttu7rrsgsss9sssbsssarssbttt5vvv0*18,stt6sut8stt5tut8vvv0uvv3
  vvv0uuu1tuu2tuu3vvv0*2,uuu3tuu6uuu4uuv2vvv0ttt4uuu3vvv0*18,uvu3uuu2tuu4uvu3vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4vvv2vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*18,vtt5ussa*2,uss8vtt5vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*18,vvv1vtu4vuu2vuu3vuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0*14,tuu5sstbrssdrss9ssscrssbrsscstt9vvv0*14,uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0uvv0orr8orr7pss4rtu0oqr9mopdrtu0*22,rtt0orr6orr7mqqbsuu0vvv0uvv3
  vvv0uvv0rtt1pss1qtt2rtu0rtt1prs2rtu0*23,qst1qss1qtt2tuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0*13,vvv1*2,vvv0*7,uuu6vvv0*13,uvv3
  vvv0*14,vvv1vvv0*7,vvv1vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*5,ttt6rssdqrrerssdttt7sssbttt6vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
board-LEADS 580x591
~ WwRR k9wt myKb rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b x7qn cwX4 UecH y3yJ Eh_9 o7pg ZV4y 6xwc fdVP
~ zft4 hJGy Eh_9 _GQW ZV4y NKnX fdVP 7E8W hhNl Eh_9 ZS5X ZV4y vU1Q fdVP iS14 cM0I _H77 XjTD 8eTj gv77
~ WvJk kZaU qVs4 8eTj DKt2 uo9G bSa1 wl2j V8W3 8eTj B4U9 bSa1 kAQt AXlK _-_M LwAS czHl
  qrrbrrs9rss9qrr9rss8uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*6,vvv1*2,vvv0*2,vvv1uvv2vvv1*3,uvv2*2,uuu4vvv1vvv0*2,uuu3vvv0*3,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*6,uvv3sstarsserssd*2,uuu5rrscrsscsss9ttt6sttasstastt9rrsdsstdsst9sttbtttcvvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt1*2,stt2stt1tuu0vvv1*2,uuu3uuu4*2,uuu2vvv0*23,uvv3
  vvv0uvv0stt3pqq9*2,qrr9tuu0uuu2rrraqrrcrsscqqqeqrrcuuv2vvv1vvv0*21,uvv3
  vvv0*2,uvv0*4,uuu0vvv0*29,uvv3
  vvv0*17,vus0vuq0vvv0*17,uvv3
  vvv0*16,vsl1vm50*2,vqf1vvv0*16,uvv3
  vvv0*7,tuu0*2,vvv0*7,voa2ul51qi48vm50vvt1vvv0*15,uvv3
  vvv0*6,suu0oss1ors1rtu0vvv0*6,vpd2vm50ul51vn70vvv0*7,vtt0vsr0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vut0vqf0vpe0vtq1vvv0*6,vrq1vli0*2,vnl1vvv0*6,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,ttt7sss8rss8rss9rsscrssavvv0*5,vnl1ukh2nfd8vlj0vut1vvv0*5,uvv3
  vvv0*7,tuv0tuu0vvv0*6,tuu3sss9rssauuu6ttt8ttt7vvv0*5,vqo1vli0*2,vmk0vvv0*6,uvv3
  vvv0*5,ttt4opplrrrfnopioppnsss6vvv0*5,uuu3sstastt9sssdvvv0*7,vrp0vqo0vut0vvv0*6,uvv3
  vvv0*6,vvv2stt7tuu5ttt7vvv0*3,uvv1ilm1gkl0*7,sst2vvv0*2,ttt8qrrcrrsaqrrhqrrdrrrhvvv0*5,uvv3
  vvv0*6,vvv1tuu6uuu6*2,vvv0*3,lno618a0*8,dhi6vvv0uvv3uuu4*2,vvv2stt8ttt6tuu6uuu3vvv2vvv0*3,uvv3
  vvv0*3,stu2dmn0cln0*6,dmn0pss2kmn618a0*8,chi6vvv0ttt6ttt7*2,stt9ttt9stt9ttt7ttt6uuu3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vuu1ulh0ulg0*7,vrq1vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*8,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*8,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*8,ujf3vvv0*3,uvv3
  vvv0*3,nrs3cln0*8,kpq3npp49ef0*8,hkl4vqo2uid0*8,umj2vvv0*3,uvv3
  vvv0uuu2uvv2vvv2vvv0*2,uuu3vvv1uuu3vvv0*21,uuu3tuu6vvv3ttt6tuu4vvv0uvv3
  vvv0tuu5rssbttu6vvv0*2,uuu6sss9rssbvvv0*21,uuu3rssbttt7sss9tuu7vvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7uvu2tuu6vvv0*2,tttattt8qrrittt8uuv2vvv0*20,stt6sut8stt5tut8vvv0uvv3
  vvv0uuu1tuu2tuu3vvv0*2,uvv2uuu7uuu6*2,vvv2vvv0*20,uvu3uuu2tuu4uvu3vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4vvv2vvv0*3,stt8sssarrrdrsscqrrasssdqrrirsscrssbrrrdrssarssbsss9qrrgrsserssfqrrcstt6vvv0*6,vtt5ussa*2,uss8vtt5vvv0uvv3
  vvv0uuu1vvv0*4,vvv2uuu4*3,tuu3uuu3uuu5uuu4*2,stt7uuu3*4,uuu4uuu5uuu4uuv2vvv0*6,vvv1vtu4vuu2vuu3vuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgstt8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbrrrgrssdvvv0*5,ttt6rssdqrrdrssdttt7sssbttt6vvv0uvv3
  vvv0*21,uuv2vvv0*8,vvv1vvv0*5,uvv3
  vvv1vvv0*35,uuu1
ranking 580x270
~ WwRR k9wt AX2Q rk_K a7wQ ZYrr uqpY veaO Fa3W -rvo veaO TZrz yEOT j9BV T_G9 Eb7s Ar_x
  rssaqrrfrss8uvv0*34,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss6rrr7sst4ttt5sst4sss3qrr8qrr9sss3sst2stt5sss3pqq8stt4vvv1vvv0*20,uvv3
  vvv0rrr7mnncmnndnooeoppckmmglmngmnniklmjnoo9jklimnndmnoemnncttt3vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0tuu5rssdrssfqrrdrsserssfvvv0*19,rssdqqrepqqi*2,pqqhpqqjpqqgqqrjrrrevvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5qrreqrrgqrrcvvv0*23,pqqgppqgqrrg*2,pqqmopqjrss9vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0tuu5rrseqrrfstt9rssdrssfrsserrrdrssd*2,sssarssgrrsdsstdsst8sssbqrrhsstcrrsdrssa*2,rrsdrrresssbrrrgrssavvv1vvv0*8,uvv3
  vvv0vvv2uuu3tuu5uuu3tuu6uuv3uuu6uuu4uuu5*2,uuu3uuu5uuu6tuu6uuu3*2,tuu7uuu2ttt7uuu4uuu2uuu3uuu4*2,uuu3vvv0*10,uvv3
  vvv0uuu2sss8tuu6tttasttatuu7ttta*2,tttcttt7*2,tuu7sstctuu8ttt5sst7tttattu7tuu8stt9uuu6sttattt8ttt7stt8uuu2vvv0*9,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqrrhrssdvvv0*13,uvv3
  vvv0*21,vvv1vvv0*14,uvv3
  vvv1vvv0*35,uuu1
place-no-orders 580x263
~ WwRR k9wt 8bA_ rk_K TH8t w7NQ L0bC iO-p Nmlv
  qrrdrss8*2,rss7qrr8sst7uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0rrramnnhqqqdnopdmnojnoodoppdoopgoppcvvv0*26,uvv3
  vvv0*2,uvv1vvv1uvv1uvv2uvv1vvv1ttt4vvv1vvv0*26,uvv3
  vvv0uuu5uuu4*2,tuu4uuu6ttt6uuu4*2,uuu5tuu4uuu4uuu2uuu4uuu2tuu3uuu2ttt6uuu4uuu5uuu3tuu3ttu5ttt5*2,tuu4uuu2ttt6uuu4vvv2vvv0*6,uvv3
  vvv0uuu5rsscsstbssscsssdrsscrrsfsssaqrrhsttdrsscsss8rssgsst7sssdsss8ssscrrrfrrsgttt9qrrfqrrdsssarrsersscstt9rssdrrsbttt6vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
