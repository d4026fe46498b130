not-found 358x508
~ Zd4D nbl_ jpe7 5yRw AS7G 56lJ 5yRw dEtT cxX0 DfKA nGuu 8yka eoqr Rrbh ySf9 k-Tn 2egg
  rssarss9rssarss8uvv0*19,
  uvv0*23,
  uvv0usn1vpe0vpd0dgh4afg0*2,hkk4vur0prq1gno0rkg0unj1vtr0vsn1vpd0*3,gig3afg0fjk2uuu0uvv0
  uvv0vn70vm50vn81bff618a0*2,cff5kon36ik0*2,pf90ue70uhb1vrj2vm50*2,vm60gig618a0*2,lno6uvv0
  uvv0vm50*2,vrj1qqn339b118a09ef87il06ik0*2,pf90ue70*2,vlc4vm50*2,vqg1tso25ac218a0jmn6uvv0
  uvv0unb1vrk0vtq0ssp0nom28ef16ef5akl0*3,qhc0ug90*2,th82un91vri0vtp0tsp0pqn1afg2kno5uvv0
  uvv028a0fih3vtp09jl36ik0*2,hnn3vtq0*4,vrj1vn70oj7418a0cff3usp1dlm36ik0*2,lqr3uvv0
  uvv018a0*2,fih59jl36ik0fhf0tf90uib0vpk1vtq0vsk1vm50*2,oj7418a0*2,aef5dlm36ik0*2,nrr3uvv0
  uvv018a0*2,29b28jl47ik0lmk4ue70*3,vpk2voc1vm50*2,oj7418a0*3,9ik76ik0hnn2uut0uvv0
  uvv0jlj0eji16fh0khe2soj2vtp0ug92ue70*2,uj81hga3dd80*2,ffb5jlj0gjj17fh0hge2rmi2vtp0vut0uvv0
  uvv0lpn36ik0*2,rf90ue70uke2vng2vk60vm50vm60cgf618a0*2,9de5oqo27jl06ik0nfb1ue70uib1vus0uvv0
  uvv07ik06ik0*2,rf91ue70*2,vmc4vm50*2,vqg1rqn339b118a08de78jl16ik0*2,nfb1ue70*2,upm3uvv0
  uvv08jl0*3,rga0uf80*2,ui82vn90vqh0vtp0vtq0qpn2aee26de48jl0*3,ogc1uf80*2,upm2uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0*4,vtp0vtq0*7,vtp0vtp1vtp0vtq0*5,vut0uvv0
  uvv0vtq0*4,llifpol9ool9llj6onlbonk9tso2sro5lljcmljanmkammj9nmkbmmj9higjvtq0vut0uvv0
  uvv0vtq0*4,rqn2qpm3kki8qpm5llj8qpm3pol7mlj7rpm1uso1pol1*4,rpm3vtq0vut0uvv0
  uvv0vtq0*2,vtp0*2,vtp2vtp0*3,vtp1vtp0vtp1*2,vtp0*4,vtq0vtp1vtq0*2,vut0uvv0
  uvv0vtq0*2,sqncrqndrqnbqpn8sro6rqnfsrndrqn9rqncsqncsro8rqncsqnasrn8qpncsqndsqn9vtp1vut0uvv0
  uvv0vtq0*9,vtp0vtq0*2,usp4usp3vtp2vtp0usp5sro9usp3vtp0vut0uvv0
  uvv0vtq0*12,tro6rqn9rqn6tro6sro4sro7sro5vtp1vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0vtp2utp0*5,utp2sro2bgg0agg0*8,chh1vtp1vut0uvv0
  uvv0vtq0utp6vtq0vtp2ooljqpmeuso3utp6mnl519c06dfb5de96dff6dfe6dfc2ac24ce73bd419c0sro5vut0uvv0
  uvv0vtq0utp5vtq0polbsrn4rqn3usp2utp5mnl519c04bd16df25ce43bd56df65ce76df63bd119c0sro5vut0uvv0
  uvv0vtq0vtp1utp0*5,vtp1utp1jlk0ilj0*8,kmk1vtp0vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0*13,uso6tro8tso6tso9tso6*2,vtp1vut0uvv0
  uvv0vtq0*7,utq2*2,utq1utq2vtr0*2,tsq3ssp4ssp3tsq4tsq1tsq2vtp0vut0uvv0
  uvv0vtq0*6,vtp1pqpcopoinoneopohopofnnniooogooof*2,nonimnmhppoavtq0vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vus0vtq0*18,vur0uuu0uvv0
error 358x585
~ Zd4D nbl_ peFD 5yRw AS7G v5pK 5yRw dEtT 6SHM qer_ YlNg ZgHo AAQI I1vx QntJ _6nU I1vx QntJ PWy3 j21y
~ Vcx5 uV2j kjRr bhRy 1h9n EjJD ZCDE WHv- maWl 9upm SIfF tcA9
  rss9sst8uvv0*21,
  uvv0*23,
  uvv0ilm4afg0*2,dij3rtt0*12,kno3afg0*2,cgi1ttt2uvv0
  uvv039b518a0*2,8eg5ptt0*12,imn518a0*3,lno6uvv0
  uvv039b518a0*2,fkl5ptt0*12,ors228a118a0*2,lno6uvv0
  uvv039b518a03ac2oss1ptt0*5,pst0*2,ptt0*6,bhi518a0*2,lno6uvv0
  uvv039b528a1jno3ptt0*6,tpf1vn70qss0ptt0*5,oss16ce318a0lno6uvv0
  uvv06ce7kop3ptt0*7,sqj0uoc0qst0ptt0*6,ors19fg3lno6uvv0
  uvv0pst1ptt0*7,qtu0suu0tuu0rtu0ptt0*8,stu1uvv0
  uvv0pst0ptt0*6,suu0vvv0*4,uvv0qtt0ptt0*6,suu0uvv0
  uvv0pst0ptt0*5,rtu0vvv0*6,tuv0ptt0*6,suu0uvv0
  uvv0pst0ptt0*5,tuv0vvv0*7,qtt0ptt0*5,suu0uvv0
  uvv0emo2dmn0*5,eno0fno0*7,dmn0*6,oss2uvv0
  uvv07jl36ik0*19,mqr3uvv0
  uvv07jl36ik0*19,mqr3uvv0
  uvv0uuv1uvv0*19,uuu1uvv0
  uvv0vvv0*13,uuu4vvv0*6,uvv1uvv0
  uvv0vvv0*7,stt6lmnflmmlnoo7rrscmnncklmikllbpqq8mnncnoocnop7vvv0uvv1uvv0
  uvv0vvv0*8,uvv2vvv0uvv2rss4vvv0*8,uvv1uvv0
  uvv0vvv0*5,vvv2uuu5uuu4uuu5ttt6tuu7ttta*2,uuu6vvv2uuu5tttcqsr4jom7vvv0uvv1uvv0
  uvv0vvv0*5,ttt8rss9ttt5rss8stt3sss8sttasst5rss8ttt8rrs8uuu4uvv1stt1vvv0uvv1uvv0
  uvv0vvv0*6,tuu8vvv1vvv0vvv3vvv1uuu3vvv0*2,uuu7stt9uvv2stt2mqo5vvv0uvv1uvv0
  uvv0vvv0*5,vvv2pqqbpqqgqrr9sssarrrbrrrcpqqgrsserss8qrrcrrrbtut2prq3vvv0uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0npq45ce0*16,dik5vvv0uvv1uvv0
  uvv0vvv0imn619c0*4,6dfaagij8fg7bhik7efcagig5ceb*2,19c0*4,7ef6vvv0uvv1uvv0
  uvv0vvv0jmn619c0*5,2ad319c0*4,2ac21ac019c0*4,8eg6vvv0uvv1uvv0
  uvv0vvv0vvv1npq0*16,stt2vvv0uvv1uvv0
  uvv0vvv0uvv5vvv0*7,vvv1vvv0*8,uvv5vvv0uvv1uvv0
  uvv0vvv0uvv7vvv0*4,rrr9noodnopinoosnopkpqqdnoofppqcvvv0*4,uvv7vvv0uvv1uvv0
  uvv0vvv0uvv5uvv0*10,uuv0uvv0*5,uuu5vvv0uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0*2,tuu0*16,uuu0vvv0uvv1uvv0
  uvv0vvv0uvv0pqq8oppctuu0nopcmnodopp7mnofkmmhtuu0prr8qrrbrss5qrr6pqqbqrr8pqqftuu0vvv0uvv1uvv0
  uvv0vvv0*2,tuu0*11,ttt1tuu0*4,uuu0vvv0uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0*2,vvv0*19,uuu0uvv0
offline 358x105
~ Zd4D nbl_ FvY- 5yRw GOdO sR6e 0whF lACN AiqV
  qrrcqrrfttu1uvv0*20,
  uvv0*23,
  uvv0vtr0*8,usq5urp7vsq3urp6vsr1urp8urp7urp4vsq2urp6vtr0*2,uuu0uvv0
  uvv0vtr0vsq2vsr1vsq1vsq2vsr1vsr0vtr0urp3tpm9urp6tqo5urp6tpn7urp6uqo5tqo8urp3urp2vtr0vut0uvv0
  uvv0vtr0solcsolaspmatqn8somburp3vtr0*2,spm9tqoatqn8uqo8tqnatpn9tpn8tqnaurp8tqn8usq3vut0uvv0
  uvv0vtr0*15,tqn9solburp3vtr0*2,uut0uvv0
  uvv0vts0vtr0*15,vtr1vtr0*3,uuu0uvv0
offline-just-now 358x84
~ Zd4D nbl_ Bycu 5yRw GOdO sR6e 0whF ohdq AiqV
  qrrcqrrfrssa*2,rss8sss9uvv0*17,
  uvv0*23,
  uvv0vts0vtr0*7,usq3usq5vsq2urp4vtr1urp6usq6usq2vtr1usq5vtr0*2,uuu0uvv0
  uvv0vtr0solesolbsolctpnasolcurp3vtr0urp4tqo8urp6tqo5urp6tqo7uro6uqo5tqo8usq2spmavsq2vut0uvv0
  uvv0vtr0vsq0vtr0*4,vsr0vtr0*5,uqo8tpn9tpmctpm9tpnburoavtr0vsr0uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
